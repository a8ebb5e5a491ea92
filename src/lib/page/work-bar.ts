/** Of the header's part that belongs to the page at work, in place of the site's navigation. */
export const workBarId = 'work-bar'
