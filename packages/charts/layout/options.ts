import type { LayoutOptions } from 'elkjs/lib/elk-api'
import type { Direction } from '../drawing.ts'

/** For large charts. Without these options, the layout of 300 states takes ten times as long. */
const largeOptions: LayoutOptions = {
  'elk.layered.crossingMinimization.forceNodeModelOrder': 'false',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.thoroughness': '3',
}

/**
 * Layout options for one level. ELK would lose the document order if it laid out all levels together. The
 * order is enforced, so that adding a state does not move the other states.
 */
export const levelOptions = (direction: Direction, isLarge: boolean): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.crossingMinimization.forceNodeModelOrder': 'true',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.layering.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.feedbackEdges': 'false',
  'elk.separateConnectedComponents': 'false',
  'elk.portConstraints': 'FREE',
  'elk.spacing.nodeNode': '22',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.spacing.edgeEdge': '9',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.spacing.edgeNode': '12',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.spacing.edgeLabel': '2',
  'elk.spacing.labelLabel': '3',
  'elk.spacing.nodeSelfLoop': '10',
  'elk.spacing.portPort': '9',
  'elk.spacing.portsSurrounding': '[top=8,left=8,bottom=8,right=8]',
  ...(isLarge ? largeOptions : {}),
})

export const rootOptions = (direction: Direction, isLarge: boolean): LayoutOptions => ({
  ...levelOptions(direction, isLarge),
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
})

/** Regions of a parallel state are aligned to the left. */
export const regionOptions: LayoutOptions = {
  'elk.spacing.nodeNode': '28',
  'elk.layered.nodePlacement.strategy': 'SIMPLE',
}

export const startOptions: LayoutOptions = {
  'elk.layered.priority.straightness': '10',
  'elk.layered.priority.shortness': '10',
}

export const labelOptions: LayoutOptions = {
  'elk.edgeLabels.inline': 'true',
  'elk.edgeLabels.placement': 'CENTER',
}
