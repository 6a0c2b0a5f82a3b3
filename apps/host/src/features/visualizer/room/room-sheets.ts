// One module, as narrow screens come last: a page that brought the first of them alone would part it from the others,
// and the build would put the last before the first.
import './Room.css'
import './RoomList.css'
import './RoomNarrow.css'
