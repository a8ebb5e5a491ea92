import { basics, bookingSingles, injections, offTopic } from './basics.ts'
import { bookings } from './conversations-booking.ts'
import { talks } from './conversations-talk.ts'
import { kyrgyz, misspelt } from './language.ts'
import { prices } from './prices.ts'
import { site } from './site.ts'
import { situations } from './situations.ts'
import { terms } from './terms.ts'
import { traps } from './traps.ts'

/**
 * Written from the specification and the pages by somebody who had seen neither the rules nor the fact cards.
 * Nobody builds with these in view: they are read only to judge finished work, and never changed to pass.
 */
export const unseen = {
  singles: {
    "the site's own text": site,
    'weak cues': traps,
    situations,
    terms,
    prices,
    Kyrgyz: kyrgyz,
    misspelt,
    basics,
    'before a booking': bookingSingles,
    'off-topic': offTopic,
    injections,
  },
  conversations: { bookings, talks },
}
