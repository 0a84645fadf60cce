/** What importing a picture, font or film gives in tests: some address. */
export default '/static/asset';
