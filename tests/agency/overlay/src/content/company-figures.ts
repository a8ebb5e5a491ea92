export const companyFigures = {
  founded: 2023,
  years: '3',
  projects: '40+',
  built: '30+',
  clients: '25+',
  sites: '35+',
  apps: '6+',
  downloads: '40\u00a0тыс.+',
  audits: '5+',
  technologies: '20+',
  launches: '91\u00a0%',
  satisfied: '94\u00a0%',
} as const
