import { z } from 'zod'

// By default zod compiles schemas with `new Function`, which the site's content security policy forbids:
// https://zod.dev/api#jitless
z.config({ jitless: true })

export { z }
