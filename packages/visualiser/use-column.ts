import { useState } from 'react'
import { type Address, readAddress } from './address.ts'
import { type Column, columnOf, placeOf } from './column.ts'

type Pressed = { column: Column; place: string }

/**
 * Returns the column that the reader has chosen for the URL's machine and view, or else the URL's column.
 * `choose(undefined)` forgets the choice.
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
    // Reads the current URL, which may have changed since the page was rendered.
    choose: (column) => setPressed(column && { column, place: placeOf(readAddress(location.hash)) }),
  }
}
