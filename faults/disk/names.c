#include "names.h"
#include <stdlib.h>
#include <string.h>

typedef struct Change {
  struct Change *next;
  Inode *folder, *inode;
  bool with_next;
  char name[];
} Change;

NameRule name_rule = names_as_ext4;
static Change *first_change = NULL;
static Change **last_link = &first_change;

static Change *note_change(Inode *folder, const char *name, Inode *inode) {
  Change *change = malloc(sizeof *change + strlen(name) + 1);
  if (change == NULL) abort();
  *change = (Change){.next = NULL, .folder = folder, .inode = inode, .with_next = false};
  strcpy(change->name, name);
  *last_link = change;
  last_link = &change->next;
  // Noted, it may yet get a durable name.
  if (inode != NULL) inode->durable_names++;
  return change;
}

static void drop_change(Change **link, bool durable) {
  Change *change = *link;
  if (durable) set_durable_entry(change->folder, change->name, change->inode);
  *link = change->next;
  if (last_link == &change->next) last_link = link;
  if (change->inode != NULL) {
    change->inode->durable_names--;
    release_if_gone(change->inode);
  }
  free(change);
}

void change_name(Inode *folder, const char *name, Inode *inode) {
  note_change(folder, name, inode);
  set_entry(folder, name, inode);
  touch(folder);
}

void rename_entry(Inode *folder, const char *name, Inode *new_folder, const char *new_name) {
  Inode *inode = find_entry(folder->entries, name);
  note_change(new_folder, new_name, inode)->with_next = true;
  note_change(folder, name, NULL);
  set_entry(new_folder, new_name, inode);
  set_entry(folder, name, NULL);
  inode->parent = new_folder;
  touch(folder);
  touch(new_folder);
}

void sync_names(Inode *inode) {
  Change **link = &first_change;
  while (*link != NULL) {
    if (name_rule == names_as_ext4 || (*link)->folder == inode) drop_change(link, true);
    else link = &(*link)->next;
  }
}

static unsigned state;

static unsigned below(unsigned limit) {
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state % limit;
}

static void cut_names(unsigned keep_percent, Cut *cut) {
  for (const Change *change = first_change; change != NULL; change = change->next) cut->names++;
  size_t kept = name_rule == names_strict || keep_percent == 0 ? 0 : below(cut->names + 1);
  bool is_joined = false;
  while (first_change != NULL) {
    bool keep = cut->kept_names < kept || is_joined;
    is_joined = keep && first_change->with_next;
    cut->kept_names += keep;
    drop_change(&first_change, keep);
  }
}

static void cut_content(Inode *inode, unsigned keep_percent, Cut *cut) {
  for (size_t page = 0; page < inode->dirty.size; page++) {
    size_t at = page * page_bytes;
    if (!inode->dirty.bytes[page] || at >= inode->now.size) continue;
    cut->pages++;
    if (below(100) >= keep_percent) continue;
    cut->kept_pages++;
    size_t left = inode->now.size - at;
    size_t size = left < page_bytes ? left : page_bytes;
    if (at + size > inode->durable.size) grow(&inode->durable, at + size);
    memcpy(inode->durable.bytes + at, inode->now.bytes + at, size);
  }
  grow(&inode->now, inode->durable.size);
  if (inode->durable.size > 0) memcpy(inode->now.bytes, inode->durable.bytes, inode->durable.size);
  if (inode->dirty.size > 0) memset(inode->dirty.bytes, 0, inode->dirty.size);
}

Cut cut_power(unsigned keep_percent, unsigned seed) {
  Cut cut = {0};
  state = seed * 2654435761u | 1u;
  cut_names(keep_percent, &cut);
  for (Inode *inode = all_inodes; inode != NULL; inode = inode->next) {
    if (S_ISREG(inode->stat.st_mode)) cut_content(inode, keep_percent, &cut);
    if (S_ISDIR(inode->stat.st_mode)) forget_entries(inode);
  }
  for (Inode *folder = all_inodes; folder != NULL; folder = folder->next)
    for (const Entry *entry = folder->durable_entries; entry != NULL; entry = entry->next) {
      set_entry(folder, entry->name, entry->inode);
      entry->inode->parent = folder;
    }
  for (Inode *inode = all_inodes; inode != NULL; inode = inode->next) release_if_gone(inode);
  return cut;
}
