// Names of files and folders: looked up, made, taken away, changed.
#include <errno.h>
#include <string.h>
#include "names.h"
#include "operations.h"

static struct fuse_entry_param entry_of(Inode *inode) {
  inode->lookups++;
  return (struct fuse_entry_param){
      .ino = number_of(inode),
      .attr = stat_of(inode),
      .attr_timeout = remembered_s,
      .entry_timeout = remembered_s,
  };
}

static void reply_inode(fuse_req_t req, Inode *inode) {
  struct fuse_entry_param entry = entry_of(inode);
  fuse_reply_entry(req, &entry);
}

void look_up(fuse_req_t req, fuse_ino_t parent, const char *name) {
  Inode *found = find_entry(inode_of(parent)->entries, name);
  if (found == NULL) fuse_reply_err(req, ENOENT);
  else reply_inode(req, found);
}

void forget(fuse_req_t req, fuse_ino_t number, uint64_t lookups) {
  Inode *inode = inode_of(number);
  inode->lookups -= lookups;
  release_if_gone(inode);
  fuse_reply_none(req);
}

static Inode *make(fuse_req_t req, fuse_ino_t parent, const char *name, mode_t mode) {
  Inode *folder = inode_of(parent);
  if (find_entry(folder->entries, name) != NULL) return NULL;
  const struct fuse_ctx *asker = fuse_req_ctx(req);
  Inode *made = new_inode(mode & ~asker->umask, asker->uid, asker->gid);
  made->parent = folder;
  change_name(folder, name, made);
  return made;
}

void make_node(fuse_req_t req, fuse_ino_t parent, const char *name, mode_t mode, dev_t device) {
  Inode *made = make(req, parent, name, mode);
  if (made == NULL) {
    fuse_reply_err(req, EEXIST);
    return;
  }
  made->stat.st_rdev = device;
  reply_inode(req, made);
}

void make_folder(fuse_req_t req, fuse_ino_t parent, const char *name, mode_t mode) {
  make_node(req, parent, name, S_IFDIR | (mode & 07777), 0);
}

void create(fuse_req_t req, fuse_ino_t parent, const char *name, mode_t mode,
                   struct fuse_file_info *file) {
  Inode *made = make(req, parent, name, S_IFREG | (mode & 07777));
  if (made == NULL) {
    fuse_reply_err(req, EEXIST);
    return;
  }
  struct fuse_entry_param entry = entry_of(made);
  fuse_reply_create(req, &entry, file);
}

void make_symlink(fuse_req_t req, const char *target, fuse_ino_t parent, const char *name) {
  Inode *made = make(req, parent, name, S_IFLNK | 0777);
  if (made == NULL) {
    fuse_reply_err(req, EEXIST);
    return;
  }
  write_at(made, target, strlen(target) + 1, 0);
  sync_content(made);
  reply_inode(req, made);
}

void read_link(fuse_req_t req, fuse_ino_t number) {
  fuse_reply_readlink(req, inode_of(number)->now.bytes);
}

void make_link(fuse_req_t req, fuse_ino_t number, fuse_ino_t parent, const char *name) {
  Inode *folder = inode_of(parent);
  if (find_entry(folder->entries, name) != NULL) {
    fuse_reply_err(req, EEXIST);
    return;
  }
  change_name(folder, name, inode_of(number));
  reply_inode(req, inode_of(number));
}

void take_name(fuse_req_t req, fuse_ino_t parent, const char *name) {
  Inode *folder = inode_of(parent);
  Inode *found = find_entry(folder->entries, name);
  if (found == NULL) fuse_reply_err(req, ENOENT);
  else if (found->entries != NULL) fuse_reply_err(req, ENOTEMPTY);
  else {
    change_name(folder, name, NULL);
    fuse_reply_err(req, 0);
  }
}

void rename_file(fuse_req_t req, fuse_ino_t parent, const char *name, fuse_ino_t new_parent,
                        const char *new_name, unsigned int flags) {
  enum { no_replace = 1 };
  Inode *folder = inode_of(parent);
  Inode *target_folder = inode_of(new_parent);
  Inode *source = find_entry(folder->entries, name);
  Inode *target = find_entry(target_folder->entries, new_name);
  int error = 0;
  if (source == NULL) error = ENOENT;
  else if (flags & ~no_replace) error = EINVAL;
  else if (target != NULL && (flags & no_replace)) error = EEXIST;
  else if (target != NULL && target->entries != NULL) error = ENOTEMPTY;
  else if (source != target) rename_entry(folder, name, target_folder, new_name);
  fuse_reply_err(req, error);
}
