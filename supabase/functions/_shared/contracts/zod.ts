import { z } from 'zod'

// Zod would compile schemas with `new Function`, which the site's content security policy forbids and
// reports: https://zod.dev/api#jitless
z.config({ jitless: true })

export { z }
