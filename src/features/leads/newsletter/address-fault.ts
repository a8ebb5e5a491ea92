/** What is wrong with an address, as the browser sees it; the server looks closer. */
export function addressFault({ valueMissing, valid }: ValidityState): string | undefined {
  if (valid) return undefined
  return valueMissing ? 'Укажите email' : 'Проверьте адрес: нужен email вида name@company.ru'
}
