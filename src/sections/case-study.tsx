import type { CaseStudySection } from '@/content/model/sections'
import { CaseHead } from './cases/case-head'
import { CaseScreens } from './cases/case-screens'
import { CaseStory } from './cases/case-story'

const looks = { head: CaseHead, screens: CaseScreens, story: CaseStory }

export function CaseStudy({ section: { look, ...shown } }: { section: CaseStudySection }) {
  const Look = looks[look]
  return <Look {...shown} />
}
