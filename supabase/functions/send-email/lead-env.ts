export { leadEnv, type LeadSettings } from '../_shared/lead-env.ts'
