/** Id of the header's part that belongs to the back office, instead of the site's navigation. */
export const workBarId = 'work-bar'
