/** The group of what belongs to no service: its name says nothing beside the offer's own. */
const extras = 'Дополнительные услуги'

/** «Правки» → «правки»; «SEO», «MVP» and «API Quick Start» stay. */
const inSentence = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) && !/^\p{Script=Latin}/u.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name

function partsOf(interest: string): [string] | [string, string] {
  const at = interest.indexOf(': ')
  if (at < 0) return [interest]
  const [service, name] = [interest.slice(0, at), interest.slice(at + 2)]
  return service === extras ? [name] : [service, name]
}

/** What somebody is interested in, after a label: «SEO-продвижение: Аудит» → «SEO-продвижение, аудит». */
export function interestText(interest: string): string {
  const [service, name] = partsOf(interest)
  return name === undefined ? service : `${service}, ${inSentence(name)}`
}

/** What somebody orders: «Брендинг: Стандарт» → «Брендинг, пакет «Стандарт»». */
export function orderText(interest: string): string {
  const [service, name] = partsOf(interest)
  return name === undefined ? service : `${service}, пакет «${name}»`
}
