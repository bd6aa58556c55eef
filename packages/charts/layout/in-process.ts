import Elk from 'elkjs/lib/elk.bundled.js'
import { createLayOut } from './lay-out.ts'

const elk = new Elk()

/** Lays a chart out in this process and blocks it: for Node, not for pages. */
export const layOut = createLayOut((graph) => elk.layout(graph))
