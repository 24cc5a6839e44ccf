const LONG = 80 // letters

/** Whether a sentence needs smaller letters where there is little room. */
export const isLong = (sentence: string): boolean => sentence.length > LONG
