/**
 * Where what is known of a person is handed out or erased.
 * @param person their address, filled in
 */
export const personalDataOf = (person?: string): string =>
  `/admin?${new URLSearchParams({ tab: 'audit', log: 'data', ...(person && { person }) })}`
