let address: string | undefined

/** Remembers whose address a link has just confirmed, while its reader still has to sign in on this page. */
export const noteConfirmedAddress = (email: string | undefined): void => {
  address = email
}

/** The address that was just confirmed on this page. */
export const readConfirmedAddress = (): string | undefined => address
