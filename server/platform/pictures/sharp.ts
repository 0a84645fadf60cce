import sharp from 'sharp';

// By default it remembers decoded pictures, 50 MB of them. Each of ours is processed once and then stored.
sharp.cache(false);

export { sharp };
