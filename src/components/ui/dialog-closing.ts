/** How long a dialog takes to leave the screen, in milliseconds; its content stays until then. */
export const dialogClosingMs = 250
