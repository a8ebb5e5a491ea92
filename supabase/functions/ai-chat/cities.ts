import { list } from '../_shared/catalogue/list.ts'

/**
 * Cities and countries that visitors write from, the agency's own city aside. No town that is a first name,
 * too («Талас», «Самара»), and none alone whose stem is that of one: «Баку» and «Бакыт».
 */
export const elsewhere: readonly string[] = list`
  москва, питер, санкт петербург, спб, новосибирск, екатеринбург, казань, краснодар, сочи, омск, томск,
  уфа, челябинск, владивосток, тюмень, алматы, алмата, астана, шымкент, караганда, ташкент, самарканд, душанбе,
  в оше, из оша, в баку, из баку, жалал абад, джалал абад, каракол, минск, киев, тбилиси, ереван, стамбул, дубай,
  россия, казахстан, узбекистан, таджикистан, беларусь, украина, германия, турция, сша, европа, америка, израиль,
  moscow, almaty, astana, tashkent, london, berlin, dubai, istanbul, new york, russia, kazakhstan, uzbekistan,
  germany, europe, usa, turkey, uae, india, china
`
