import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isSpecified } from '../../tests/support/specified'
import { company, nameRu } from './company'
import { place } from './place'

/** Where the software is; what the agency says is in the others. */
const software = ['src', 'supabase/functions', 'assistant']
const agencys = /^src\/(?:content|brand)\/|^assistant\/(?:evaluation|examples|knowledge)\//
/** Words of visitors, chosen by the content: written by `npm run catalogue`. */
const generated = 'assistant/search/reading.ts'

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, (comment) => comment.replace(/\S/g, ' '))

// Another agency has names of its own in what it adds.
it.runIf(isSpecified)('the software names neither the agency nor its town', () => {
  const names = new RegExp(
    [company.name, nameRu, new URL(company.site).host, place.cityEn, place.city.slice(0, -1)].join(
      '|',
    ),
    'i',
  )
  const found = software
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /(?<!\.test|\.fixture)\.tsx?$/.test(file))
    .filter((file) => !agencys.test(file) && file !== generated)
    .flatMap((file) =>
      withoutComments(readFileSync(file, 'utf8'))
        .split('\n')
        .flatMap((line, index) =>
          names.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    )
  expect(found).toEqual([])
})
