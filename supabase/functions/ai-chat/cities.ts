import { list } from '../_shared/catalogue/list.ts'

/** Cities and countries that visitors write from, the agency's own city aside. */
export const elsewhere: readonly string[] = list`
  москва, питер, санкт петербург, спб, новосибирск, екатеринбург, казань, краснодар, сочи, омск, томск, самара,
  уфа, челябинск, владивосток, тюмень, алматы, алмата, астана, шымкент, караганда, ташкент, самарканд, душанбе,
  оше, из оша, жалал абад, джалал абад, каракол, талас, нарын, минск, киев, тбилиси, ереван, баку, стамбул, дубай,
  россия, казахстан, узбекистан, таджикистан, беларусь, украина, германия, турция, сша, европа, америка, израиль,
  moscow, almaty, astana, tashkent, london, berlin, dubai, istanbul, new york, russia, kazakhstan, uzbekistan,
  germany, europe, usa, turkey, uae, india, china
`
