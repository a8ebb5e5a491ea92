/** The window event that a lead was stored: the account's list of requests is old by then. */
export const leadSent = 'leadSent'
