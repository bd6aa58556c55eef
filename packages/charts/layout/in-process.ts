import Elk from 'elkjs/lib/elk.bundled.js'
import { createLayOut } from './lay-out.ts'

const elk = new Elk()

/** Lays out a chart in this process. That blocks the process, so pages use a worker instead. */
export const layOut = createLayOut((graph) => elk.layout(graph))
