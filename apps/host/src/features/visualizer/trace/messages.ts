import type { roomSides } from '@showroom/contract/visualizer/own-plan.rules'

const sides: Record<(typeof roomSides)[number], string> = {
  north: 'top',
  east: 'right',
  south: 'bottom',
  west: 'left',
}

/** What the page says on which a picture of a floor plan is traced. */
export const traceMessages = {
  title: 'Trace a floor plan',
  about:
    'Choose a picture of a floor plan, say how long one line in it is, and put the corners on the walls of one room. The picture stays in this browser: only the walls are kept.',
  toNumbers: 'Type the sides of a room instead',
  choose: 'Choose a picture',
  another: 'Another picture',
  chooseHint: 'JPEG, PNG or WebP, seen straight from above. Of a PDF, take a picture of the screen.',
  notAPicture:
    'This is not a picture that the browser can open. Choose a JPEG, PNG or WebP. What you have traced stays.',
  picture: 'Your floor plan, with the walls that you trace',
  steps: 'What you mark',
  step: { scale: 'One length', walls: 'Walls' },
  scaleAbout:
    'Put both points on the ends of a line whose length you know: a wall with its measure, a door. Drag them, or move them with the arrow keys; with Shift they go further.',
  ends: ['First end of the line', 'Second end of the line'],
  length: 'How long the line is',
  tooClose: 'Set the two ends further apart: so short a line says too little of the rest.',
  tooLarge: 'By this length the room is longer than 100 feet. Look at the length again.',
  wallsAbout:
    'Put the corners on the corners of the room, at the inner faces of its walls. Walls meet at right angles: a corner takes both of its walls along.',
  corner: (number: number): string => `Corner ${number}`,
  walls: 'Walls',
  stepsAbout: 'Where a wall of the room has a step, give it one here and move its corners.',
  wall: (number: number, side: keyof typeof sides): string => `Wall ${number}, ${sides[side]}`,
  addStep: 'Add a step',
  addStepTo: (wall: string): string => `Add a step to ${wall.toLowerCase()}`,
  takeOut: 'Take out',
  takeOutNamed: (wall: string): string => `Take out ${wall.toLowerCase()}`,
  insideOut: 'A wall lies beyond the one across from it. Move it back.',
  size: 'Size of the picture',
  larger: 'Larger',
  smaller: 'Smaller',
  notYet: 'Once you have typed a length, your room is drawn here.',
} as const
