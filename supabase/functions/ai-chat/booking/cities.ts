import { list } from '../../_shared/catalogue/words.ts'

/**
 * Cities and countries of visitors, except the agency's own city. Without towns that are first names, too
 * («Талас», «Самара»); one with the stem of a first name («Баку», «Бакыт») only in a phrase.
 */
export const otherPlaces: readonly string[] = list`
  москва, питер, санкт петербург, спб, новосибирск, екатеринбург, казань, краснодар, сочи, омск, томск,
  уфа, челябинск, владивосток, тюмень, алматы, алмата, астана, шымкент, караганда, ташкент, самарканд, душанбе,
  в оше, из оша, в баку, из баку, жалал абад, джалал абад, каракол, минск, киев, тбилиси, ереван, стамбул, дубай,
  россия, казахстан, узбекистан, таджикистан, беларусь, украина, германия, турция, сша, европа, америка, израиль,
  moscow, almaty, astana, tashkent, london, berlin, dubai, istanbul, new york, russia, kazakhstan, uzbekistan,
  germany, europe, usa, turkey, uae, india, china
`
