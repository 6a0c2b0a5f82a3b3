import { area, money } from '@showroom/widgets/ui/format.ts'

/** What is said where somebody lays materials into a photo of their own. */
export const photoMessages = {
  title: 'Your own photo',
  about:
    'See materials in a photo of your own room. Mark each surface by four corners and one length, and choose what lies there. The photo stays in this browser until you save or share the room; then it is kept for you alone, without the place where it was taken.',
  choose: 'Choose a photo',
  another: 'Another photo',
  chooseHint: 'JPEG, PNG or WebP, held level, with the whole surface in view.',
  notAPicture: 'This is not a picture that the browser can open. Choose a JPEG, PNG or WebP.',
  small: 'This photo is small. It works, and looks better from 800 pixels on.',
  photoWith: (laid: readonly string[]) => `Your photo. ${laid.join('. ')}.`,
  notStarted: 'The drawing could not be started.',
  startAgain: 'Try again',
  nothingLaid: 'Your photo, as it is.',
  drawing: 'Drawing…',
  notDrawn: 'This could not be drawn. Try another material, or mark the surface again.',
  // What is marked
  steps: 'What you mark',
  corners: 'Corners',
  outline: 'Outline',
  cutouts: 'Cut-outs',
  see: 'Result',
  surface: 'What is it?',
  cornersAbout:
    'Put the four points on the corners of a rectangle that lies on the surface: a rug, a window of tiles, the floor itself. Drag them, or move them with the arrow keys.',
  cornerNames: ['Far left corner', 'Far right corner', 'Near right corner', 'Near left corner'],
  crossed: 'These four points are no rectangle: go round it, far left first.',
  tooSmall: 'Set the points further apart: so small a piece says too little of the whole.',
  wallCornersAbout:
    'Put the four points on the corners of a rectangle on this wall: a window, a door, a field of tiles, the wall itself. Drag them, or move them with the arrow keys.',
  wallCornerNames: ['Upper left corner', 'Upper right corner', 'Lower right corner', 'Lower left corner'],
  sides: { across: 'Near side, left to right', along: 'The other side' },
  wallSides: { across: 'Width, left to right', along: 'Height' },
  lengthHint: 'Write 6\' 3", 6.25 or 75".',
  badLength: 'Type a length from 3 inches to 100 feet, like 6\' 3".',
  guessed: (length: string, isSure: boolean) =>
    isSure
      ? `About ${length} by the picture. Type it to be exact.`
      : `About ${length}, give or take a tenth. Type it to be exact.`,
  outlineAbout: 'All of the surface that is to be covered. It begins as your rectangle.',
  areaFaults: {
    horizon:
      'The outline goes beyond where this surface can be seen, so its area can not be told. Draw its far points nearer, or type the area that you have measured.',
    large:
      'By these corners the outline is larger than any room. Draw its far points nearer, or look at the lengths again.',
  },
  outlinePoint: (number: number) => `Point ${number} of the outline`,
  addPoint: 'Add a point',
  removePoint: 'Remove a point',
  cutoutsAbout: 'What stands on the surface and stays as it is: a sofa, a cabinet, a rug.',
  addCutout: 'Cut something out',
  removeCutout: 'Remove the last cut-out',
  cutoutPoint: (cutout: number, number: number) => `Point ${number} of cut-out ${cutout}`,
  light: 'Light',
  smoothing: 'Smooth out the old pattern',
  brightness: 'Brightness',
  limits: 'Strong patterns can shine through, and mirrors show the old room.',
  // The room in it
  roomName: 'Name of the room',
  myRoom: 'My room',
  savedRooms: 'Rooms that you have saved',
  surfaceCount: (surfaces: number) => (surfaces === 1 ? '1 surface' : `${surfaces} surfaces`),
  removeRoom: 'Remove',
  removeRoomNamed: (name: string) => `Remove ${name}`,
  removeRoomAbout: 'The room, its photo and every link to it are removed for good.',
  notSent: 'The photo could not be sent. Try again.',
  notShown: 'A photo of somebody’s home is shown to them alone.',
  sharedPicture: (name: string) => `${name}, with the materials of the list below.`,
  // Surfaces
  addSurface: 'Add a surface',
  addAbout: 'What else do you want to change in this photo?',
  rename: 'Rename',
  renameTitle: (name: string) => `Rename ${name}`,
  surfaceName: 'Name of the surface',
  needName: 'Give it a name.',
  removeSurface: 'Remove',
  summary: (surface: string, cents: number) => `${surface} · ${money(cents)} in all`,
  // How much of it
  areaOf: (surface: string) => `How much ${surface.toLowerCase()} there is`,
  ownArea: 'Area, sq ft',
  ownAreaHint: (amount: number) =>
    `About ${area(amount)} sq ft is marked in the photo. Measure before you order, and type it here.`,
  badArea: 'Type an area in square feet, like 84.5.',
  noAreaYet: 'Type the area that you have measured, or a length of the marked rectangle.',
  useEstimate: 'Areas are read from my photo. I know that they are not measured.',
  mustMeasure: 'Type the areas that you have measured, or say that the estimate is enough.',
  adding: 'Adding…',
  added: 'It is in your cart.',
  goToCart: 'Go to cart',
} as const
