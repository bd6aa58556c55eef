/** What was typed cannot be done. Its message says so in a sentence to whoever typed it; nothing is wrong with the tool. */
export class Misuse extends Error {}
