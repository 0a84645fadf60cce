/** Seconds until another code may be requested. */
export const resendAfter = 120;
