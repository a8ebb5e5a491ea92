import type { ScreenSet } from '../../screens'
import { akmedScreens } from './akmed.ts'
import { manatPayScreens } from './manat-pay.ts'
import { nurRetailScreens } from './nur-retail.ts'
import { thisSiteScreens } from './this-site.ts'
import { tulparLogisticsScreens } from './tulpar-logistics.ts'

/** Everything that the build draws: no page loads it. */
export const screenSets: readonly ScreenSet[] = [
  nurRetailScreens,
  tulparLogisticsScreens,
  manatPayScreens,
  akmedScreens,
  thisSiteScreens,
]
