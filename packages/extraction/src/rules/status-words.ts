/** For expressions: what is said of events that are off, or at another time, in English and Spanish. */
export const CANCELLED = 'cancell?ed|cancelad[oa]s?|suspendid[oa]s?';
export const POSTPONED = 'postponed|pospuest[oa]s?|aplazad[oa]s?';
export const RESCHEDULED = 'rescheduled|reprogramad[oa]s?';
/** What all of these words have in them. */
export const MAY_BE_OFF = /cancel|postpon|reschedul|suspendid|pospuest|aplazad|reprogramad/i;
/** Who is said to be off, with the verb. */
export const IS_SAID = String.raw`(?:(?:this |the |este |esta |el |la )?(?:event|show|program|meeting|concert|class|performance|game|hearing|session|screening|evento|concierto|funci[oó]n|reuni[oó]n|clase|sesi[oó]n) )?(?:(?:has|have) been |(?:is|was) (?:now )?|now |(?:ha sido|fue|queda|est[aá]) )?`;
/** Behind it, where it is only said what would be, or when it was. */
export const NOT_SAID_BEHIND = String.raw`(?! (?:from|if|in case|unless|when|events?|meetings?|shows?|si|en caso|desde|eventos?)\b)`;

/** For expressions: `TBD`, `Speaker TBA`, it is still open what is on that day. */
export const OPEN_NAME = String.raw`(?:(?:speaker|topic|title|program|name|event|guest|film|band)s?:? )?(?:is )?(?:t\.?b\.?[ad]\.?|to be (?:announced|determined))`;
export const STILL_OPEN = new RegExp(String.raw`^[\W_]*${OPEN_NAME}[\W_]*$`, 'i');
