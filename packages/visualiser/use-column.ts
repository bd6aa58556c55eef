import { useState } from 'react'
import { type Address, readAddress } from './address.ts'
import { type Column, columnOf, placeOf } from './column.ts'

type Pressed = { column: Column; place: string }

/**
 * Which column a narrow page shows: the one that holds what the address names, or another one that was chosen since. `choose`
 * without one goes back to the address.
 */
export function useColumn(address: Address): { column: Column; choose(column: Column | undefined): void } {
  const place = placeOf(address)
  const [shown, setShown] = useState(place)
  const [pressed, setPressed] = useState<Pressed>()
  if (shown !== place) {
    setShown(place)
    if (pressed?.place !== place) setPressed(undefined)
  }
  return {
    column: pressed?.place === place ? pressed.column : columnOf(address),
    // The address may have changed a moment ago, and what is shown not yet.
    choose: (column) => setPressed(column && { column, place: placeOf(readAddress(location.hash)) }),
  }
}
