/** The agency's own figures, wherever pages and facts boast of them. */
export const companyFigures = {
  founded: 2019,
  years: '5',
  projects: '200+',
  /** Projects; the rest are audits and consulting. */
  built: '150+',
  clients: '150+',
  sites: '200+',
  apps: '50+',
  downloads: '1\u00a0млн+',
  /** Products that the consulting has looked into. */
  audits: '50+',
  technologies: '50+',
  /** Launches that still work half a year later. */
  launches: '95\u00a0%',
  /** Of the clients, asked after a project. */
  satisfied: '98\u00a0%',
} as const
