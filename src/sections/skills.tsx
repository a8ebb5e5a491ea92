import { IconNode } from '@/components/icon-node'
import type { Lang } from '@contracts/lang.ts'
import { casesOfTechnology, technologyAnchor } from '@/content/cases/related'
import type { SkillsSection } from '@/content/model/sections'
import { cn } from '@/lib/cn'
import { typography } from '@/lib/text/typography'
import { CaseLinks } from './cases/case-links'
import { SectionFrame } from './parts/section-frame'

type Skill = SkillsSection['groups'][number]['skills'][number]

export function Skills({ section, lang }: { section: SkillsSection; lang: Lang }) {
  const { groups } = section
  return (
    <SectionFrame title={section.title} lead={section.lead} layout="split">
      <div
        className={cn(
          'grid gap-4 lg:gap-5 @min-[40rem]:grid-cols-2',
          groups.length % 3 === 0 && '@min-[64rem]:grid-cols-3',
        )}
      >
        {groups.map(({ icon, title, text, skills }) => (
          <article key={title} className="rounded-card border bg-card p-6 sm:p-7">
            <div className="flex items-center gap-4">
              {icon && <IconNode name={icon} />}
              <h3 className="min-w-0 subtitle">{typography(title)}</h3>
            </div>
            {text && <p className="mt-4 aside-text">{typography(text)}</p>}
            <ul className="mt-6 grid gap-5">
              {skills.map((skill) => (
                <li key={skill.name} id={technologyAnchor(skill.name)}>
                  <SkillBar skill={skill} lang={lang} />
                  {lang === 'ru' && <CaseLinks ids={casesOfTechnology(skill.name)} />}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </SectionFrame>
  )
}

/** The meter gives screen readers the level; the printed figure is hidden from them. */
function SkillBar({ skill: { name, level, text }, lang }: { skill: Skill; lang: Lang }) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-4 text-[0.9375rem]">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</span>
        <span aria-hidden className="text-muted-foreground">
          {lang === 'ru' ? `${level}\u00a0%` : `${level}%`}
        </span>
      </div>
      <div
        role="meter"
        aria-label={name}
        aria-valuenow={level}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${level} %`}
        className="mt-2.5 text-accent"
      >
        {/* In SVG, whose width is an attribute and needs no inline style. */}
        <svg aria-hidden width="100%" height="6" className="block overflow-visible">
          <rect width="100%" height="6" rx="3" className="fill-muted" />
          <rect width={`${level}%`} height="6" rx="3" fill="currentColor" fillOpacity="0.55" />
          <svg x={`${level}%`} className="overflow-visible">
            <path d="M0-4 7 3 0 10-7 3z" className="fill-accent stroke-card" strokeWidth="3" />
          </svg>
        </svg>
      </div>
      {text && <p className="mt-2 text-caption text-muted-foreground">{typography(text)}</p>}
    </>
  )
}
