import { useMemo, useState } from 'react'

const nothing: ReadonlySet<string> = new Set()

function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const [first = 0, last = 0] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b)
  return first < 0 ? [other] : ids.slice(first, last + 1)
}

/** The selected emails. Those that leave the list are deselected: users should not change what they do not see. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState(nothing)
  const [latest, setLatest] = useState<string>()
  const selected = useMemo(() => new Set(ids.filter((id) => chosen.has(id))), [ids, chosen])
  return {
    selected,
    /** @param isRange whether to toggle all rows since the last one as well */
    toggle: (id: string, isRange = false) => {
      setLatest(id)
      const isOn = !selected.has(id)
      const next = new Set(selected)
      for (const each of isRange && latest !== undefined ? between(ids, latest, id) : [id]) {
        if (isOn) next.add(each)
        else next.delete(each)
      }
      setChosen(next)
    },
    selectAll: () => setChosen(new Set(ids)),
    clear: () => setChosen(nothing),
  }
}

export type Selection = ReturnType<typeof useSelection>
