/**
 * For how long browsers reach the site by https alone, and its subdomains with it: read by the build and by doctor.
 * Shorter for a start (docs/deployment.md): it cannot be taken back.
 */
export const transportSecurity = 'max-age=63072000; includeSubDomains'
