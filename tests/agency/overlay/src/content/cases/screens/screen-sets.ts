import type { ScreenSet } from '../../screens'
import { ordaMarketScreens } from './orda-market.ts'
import { thisSiteScreens } from './this-site.ts'

export const screenSets: readonly ScreenSet[] = [ordaMarketScreens, thisSiteScreens]
