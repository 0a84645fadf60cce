/** Seconds until another code may be asked for. */
export const resendAfter = 120;
