import { releaseOf } from '../../build/release.ts'
import { buildFunctions } from './support/build.ts'

/** `npm run build:functions`: a file each of the functions, to be deployed, which says of which release it is. */
export const run = (): Promise<void> => buildFunctions(releaseOf())
