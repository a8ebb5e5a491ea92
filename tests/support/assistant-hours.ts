import { catalogue } from '../../assistant/knowledge/catalogue.ts'
import { promises } from '../../src/content/company.ts'
import { clockName, workingHours } from '../../src/content/working-hours.ts'
import './company-hours.ts'

/* The assistant's copy of the hours of the tests. */

Object.assign(catalogue, { workingHours, clockName, promises })
