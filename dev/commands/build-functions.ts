import { buildFunctions } from './support/build.ts'

/** `npm run build:functions`: a file each of the functions, to be deployed. */
export const run = buildFunctions
