/** How goods of a kind are put in and looked after: what every product of the kind shares. */
export type Trade = { install: readonly string[]; care: readonly string[] }

const tile: Trade = {
  install: [
    'Check every box before setting: same lot, same shade, no damage. Set tile is accepted tile.',
    'The base must be clean, dry and flat to 1/8 in over 10 ft; 1/16 in over 2 ft where an edge is 15 in or longer.',
    'Lay out dry from the center so that cuts at the walls are even, and mix pieces from several boxes.',
    'Use a mortar made for this material and a trowel that leaves 80 % contact, 95 % in wet or outdoor areas.',
    'Keep the joint width given below, and a soft joint at walls and every 25 ft (12 ft in sun or outdoors).',
    'Grout after the mortar has set, clean the haze the same day, seal natural stone before and after grouting.',
  ],
  care: [
    'Sweep or vacuum before washing. Wash with water and a neutral cleaner.',
    'No acid, vinegar or bleach on natural stone and on cement grout.',
    'Seal natural stone and cement tile once a year in wet rooms.',
  ],
}

const plank: Trade = {
  install: [
    'Check every plank in good light before laying. A laid plank is an accepted plank.',
    'Bring the boxes into the room at least 48 hours before, at 60 to 80 °F and 35 to 55 % humidity.',
    'The subfloor must be flat to 3/16 in over 10 ft, dry and sound; measure its moisture and write it down.',
    'Leave the expansion gap of the maker, at least 1/4 in, at every wall, pipe and door frame.',
    'Mix planks from several boxes and stagger end joints by at least 8 in.',
    'Cover the gaps with base or trim that is fixed to the wall, never to the floor.',
  ],
  care: [
    'Sweep or vacuum with the beater bar off. Wipe with a damp, not wet, mop.',
    'Felt under furniture, mats at doors without rubber backing.',
    'No steam mop, wax or oil soap unless the maker names it.',
  ],
}

const plumbing: Trade = {
  install: [
    'Unpack and compare with the drawing before opening any wall. Keep parts and box until it is in use.',
    'Shut off the water and flush the lines before connecting.',
    'Follow the local plumbing code; where it asks for a licensed plumber, have one do the work.',
    'Set, level and support the fixture before the last connection. Hand-tighten, then a quarter turn.',
    'Open the water slowly, look for leaks at every joint, and look again after an hour.',
    'Seal where the fixture meets wall or floor with a mildew-resistant silicone.',
  ],
  care: [
    'Rinse and wipe dry; a soft cloth and mild soap are enough.',
    'No scouring pads, acid, ammonia or bleach on finishes.',
    'Clean aerators and spray heads twice a year.',
  ],
}

const electrical: Trade = {
  install: [
    'Switch off the circuit at the breaker and test that it is dead.',
    'Follow the National Electrical Code and local rules; where they ask for a licensed electrician, have one do it.',
    'The box must be rated for the weight; a fan needs a box marked for fans.',
    'Join black to black, white to white, and ground to ground with listed connectors.',
    'Use in dry, damp or wet places only as the location rating below allows.',
    'Fix the canopy, put in the bulbs within the wattage limit, then switch on.',
  ],
  care: [
    'Switch off and let it cool before cleaning.',
    'Dust with a dry cloth; glass may be washed with mild soap and dried.',
    'No polish or solvent on metal finishes.',
  ],
}

const hardware: Trade = {
  install: [
    'Measure the center-to-center distance on the part itself before drilling.',
    'Make a template, drill one door, and hold the part on before drilling the rest.',
    'Drill from the face with a backing board; 3/16 in fits the common 8-32 screw.',
    'Tighten by hand: a driver strips the thread.',
  ],
  care: ['Wipe with a soft dry cloth.', 'Unlacquered brass changes color with use; that is meant to be.'],
}

const casework: Trade = {
  install: [
    'Unpack at once, look at every face and note damage on the delivery receipt.',
    'Find the studs and the level line. Shim until level before fixing.',
    'Fix through the back rail into studs with screws made for cabinets.',
    'Dry-fit top, sink and faucet before any sealant. Check the faucet drilling.',
    'Support stone at least every 24 in and never carry it flat.',
    'Seal at the wall with mildew-resistant silicone.',
  ],
  care: [
    'Wipe spills at once; soft cloth, mild soap, dry after.',
    'Use boards and trivets. No acid on marble or limestone.',
    'Re-seal natural stone once a year.',
  ],
}

const appliance: Trade = {
  install: [
    'Measure the opening, the doors on the way in and the power and gas points before delivery.',
    'Gas, hard wiring and water need a licensed installer in most places.',
    'Keep the clearances of the drawing that comes with the appliance.',
    'Fix anti-tip brackets. Level on all four feet.',
    'Run it empty once and look for leaks and noise before the packing is thrown away.',
  ],
  care: [
    'Disconnect before cleaning inside.',
    'Wipe stainless steel along the grain with mild soap.',
    'Clean filters as often as the manual says.',
  ],
}

const outdoor: Trade = {
  install: [
    'Plan falls away from the house, at least 1/8 in per foot.',
    'Excavate to firm ground; geotextile, then 4 to 8 in of compacted base in layers, by load and soil.',
    'Screed 1 in of bedding and do not walk on it. Set, then compact with a mat.',
    'Hold the edges with restraint fixed into the base.',
    'Mix pieces from several pallets or rolls, and keep the direction arrows the same way.',
    'Fill joints or infill dry, brush, and top up after the first rain.',
  ],
  care: [
    'Sweep leaves before they stain. Rinse with a garden hose.',
    'No metal shovel and no salt on stone that is not rated for it.',
    'Top up joints and infill every spring.',
  ],
}

const trades: Record<string, Trade> = {
  'tile-flooring': tile,
  'backsplash-tiles': tile,
  'stacked-stone': tile,
  'pool-copings': outdoor,
  hardscaping: outdoor,
  'artificial-turf': outdoor,
  'hardwood-flooring': plank,
  'laminate-flooring': plank,
  'luxury-flooring': plank,
  'bathroom-vanitys': casework,
  countertop: casework,
  'bathroom-faucets': plumbing,
  'kitchen-faucets': plumbing,
  'kitchen-sinks': plumbing,
  'bath-tubs': plumbing,
  showers: plumbing,
  toilets: plumbing,
  'cabinet-hardware': hardware,
  appliances: appliance,
  lights: electrical,
  fans: electrical,
}

export const tradeOf = (rootSlug: string): Trade => trades[rootSlug] ?? casework
