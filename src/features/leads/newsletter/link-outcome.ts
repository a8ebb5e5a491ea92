/** How following a mailed link ended; a failed one can be tried again. */
export type LinkOutcome = 'done' | 'expired' | 'unknown' | 'failed'
